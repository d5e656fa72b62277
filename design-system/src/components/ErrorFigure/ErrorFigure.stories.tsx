import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { SearchLine } from '../SearchLine/SearchLine.tsx';
import { Text } from '../Text/Text.tsx';
import { ErrorFigure } from './ErrorFigure.tsx';

const meta = {
  title: 'Components/ErrorFigure',
  component: ErrorFigure,
  args: {
    figure: '404',
    children: (
      <ErrorPage
        eyebrow="Sidan finns inte"
        title="Här hängde visst inget"
        actions={
          <>
            <SearchLine
              label="Sök plagg och sidor"
              placeholder="Sök"
              submitLabel="Sök"
              action="#search"
            />
            <ButtonLink href="#start" emphasis="outlined">
              Till startsidan
            </ButtonLink>
          </>
        }
      >
        <Text size="lead">
          Adressen kan vara gammal eller felstavad. Plagget kan också ha sålt slut för gott.
        </Text>
      </ErrorPage>
    ),
  },
} satisfies Meta<typeof ErrorFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
