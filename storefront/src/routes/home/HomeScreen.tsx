import { areas } from '../../features/content/contentQueries.ts';
import { Area } from '../../features/widgets/Area.tsx';

/** The front page. */
export function HomeScreen() {
  return <Area place={areas.frontPage} hasPageHeading />;
}
