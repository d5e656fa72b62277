/** Hero: the first screen of the front page: one word, one plane, one picture. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { groundOf, type PlaneTone } from '../../foundation/planeStyles.ts';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import { Image, type ImageProps } from '../Image/Image.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import {
  HeroAction,
  HeroLead,
  HeroPicture,
  HeroRoot,
  HeroTitle,
  HeroWords,
} from './Hero.styles.ts';
import { longestWord } from './longestWord.ts';

const lettersOf = (title: string): string => {
  const count = [...title].length;
  if (count <= 8) return '8';
  return count <= 10 ? String(count) : 'many';
};

/** The wash does not read where the window light crosses it. */
const eyebrowTone = (tone: PlaneTone, hasLight: boolean) => {
  if (tone !== 'accent') return 'accent';
  return hasLight ? 'plane' : 'wash';
};

export type HeroProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> & {
  /** One word carries it; the type is fitted to its letters. */
  readonly title: string;
  /** Place of the title in the page's outline; 1 unless said otherwise. */
  readonly headingLevel?: 1 | 2;
  /** Colour of the plane: `accent` saturated with white words, `tint` a pale accent, `shade` darker paper; `accent` unless said otherwise. */
  readonly tone?: PlaneTone;
  /** Above the title, in small caps: "Vinterns kappor". */
  readonly eyebrow?: ReactNode;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  /** A link that looks like a button, under the words: "Se kapporna". */
  readonly action?: { readonly href: string; readonly label: string } | undefined;
  /** Above the words on a phone, at the end of the plane on a desktop; without it the words have the plane to themselves. */
  readonly image?: ImageProps | undefined;
};

/** About 690 px high on a phone and at most 744 on a desktop; without a picture light falls over an accent plane. */
export function Hero({
  title,
  headingLevel = 1,
  tone = 'accent',
  eyebrow,
  lead,
  action,
  image,
  ...native
}: HeroProps) {
  return (
    <HeroRoot
      {...native}
      data-tone={tone}
      data-ground={groundOf(tone)}
      data-has-picture={image ? '' : undefined}
    >
      {image && (
        <HeroPicture>
          <Image {...image} ratio={0.95} />
        </HeroPicture>
      )}
      <HeroWords>
        {eyebrow && <Eyebrow tone={eyebrowTone(tone, !image)}>{eyebrow}</Eyebrow>}
        <HeroTitle
          as={`h${headingLevel}`}
          data-letters={lettersOf(title)}
          style={{ '--longest-word': longestWord(title) }}
        >
          {title}
        </HeroTitle>
        {lead && <HeroLead>{lead}</HeroLead>}
        {action && (
          <HeroAction>
            <ButtonLink href={action.href} emphasis={tone === 'accent' ? 'inverted' : 'primary'}>
              {action.label}
            </ButtonLink>
          </HeroAction>
        )}
      </HeroWords>
    </HeroRoot>
  );
}
