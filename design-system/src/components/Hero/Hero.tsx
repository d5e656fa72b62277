/** Hero: the first screen of the home page: one word, one background, one picture. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { groundOf, type PlaneTone } from '../../foundation/planeStyles.ts';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import { Image, type ImageProps } from '../Image/Image.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { HeroAction, HeroLead, HeroPicture, HeroRoot, HeroTitle, HeroText } from './Hero.styles.ts';
import { longestWord } from './longestWord.ts';

const lettersOf = (title: string): string => {
  const count = [...title].length;
  if (count <= 8) return '8';
  return count <= 10 ? String(count) : 'many';
};

/** The wash is illegible where the window light crosses it. */
const eyebrowTone = (tone: PlaneTone, hasLight: boolean) => {
  if (tone !== 'accent') return 'accent';
  return hasLight ? 'plane' : 'wash';
};

export type HeroProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> & {
  /** One word carries it; the type is fitted to its letters. */
  readonly title: string;
  /** Level of the title in the page's outline; 1 by default. */
  readonly headingLevel?: 1 | 2;
  /**
   * Colour of the plane: `accent` saturated with white words, `tint` a pale accent, `shade` darker
   * paper; `accent` by default.
   */
  readonly tone?: PlaneTone;
  /** Above the title, in small caps: "Vinterns kappor". */
  readonly eyebrow?: ReactNode;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  /** A link styled as a button, under the text: "Se kapporna". */
  readonly action?: { readonly href: string; readonly label: string } | undefined;
  /**
   * Above the text on a phone, at the end of the background on a desktop; without it the text has
   * the background to itself.
   */
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
      <HeroText>
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
      </HeroText>
    </HeroRoot>
  );
}
