/** VideoFrame: a video that is not loaded until it is requested. */
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { Image, type ImageProps } from '../Image/Image.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { VideoContainer, FrameRoot, PlayButton, PlayDisc, Question } from './VideoFrame.styles.ts';

/** The notice before data about the visitor is sent to a third party. */
export type VideoQuestion = {
  /** The third party, and what it receives: the description of the button that agrees. */
  readonly text: string;
  /** On the button that shows the video: "Spela upp från Vimeo". */
  readonly agree: string;
  /** On the button that goes back to the picture: "Nej tack". */
  readonly decline: string;
};

export type VideoFrameProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Shown until the video is, cropped to `ratio`. */
  readonly poster: ImageProps;
  /** Width over height of video and picture. */
  readonly ratio?: number;
  /** Names the video: "Spela upp: en kappa borstas". */
  readonly playLabel: string;
  /** Confirmed before the video is fetched from a third party; left out for our own. */
  readonly question?: VideoQuestion | undefined;
  /** The `video` or `iframe`; rendered once the visitor requests it. */
  readonly children: ReactNode;
};

/**
 * A picture, then the question where there is one, then the video; the focus moves along, and Escape
 * leaves the question.
 */
export function VideoFrame({
  poster,
  ratio = 16 / 9,
  playLabel,
  question,
  children,
  ...native
}: VideoFrameProps) {
  const [state, setState] = useState<'picture' | 'question' | 'film'>('picture');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const film = useRef<HTMLDivElement>(null);
  const consentButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'film') film.current?.querySelector<HTMLElement>('video, iframe')?.focus();
    if (state === 'question') consentButton.current?.focus();
  }, [state]);
  const decline = () => {
    setState('picture');
    button.current?.focus();
  };
  const declineOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') decline();
  };

  const style = { ...native.style, '--film-ratio': String(ratio) };
  if (state === 'film') {
    return (
      <FrameRoot {...native} style={style}>
        <VideoContainer ref={film}>{children}</VideoContainer>
      </FrameRoot>
    );
  }
  return (
    <FrameRoot {...native} style={style}>
      <Image {...poster} ratio={ratio} />
      <PlayButton
        ref={button}
        type="button"
        onClick={() => setState(question ? 'question' : 'film')}
        aria-expanded={question && state === 'question'}
      >
        <PlayDisc>
          <Icon name="play" size="24" isFilled />
        </PlayDisc>
        <VisuallyHidden>{playLabel}</VisuallyHidden>
      </PlayButton>
      {question && state === 'question' && (
        <Question onKeyDown={declineOnEscape}>
          <Text id={id} size="small">
            {question.text}
          </Text>
          <Inline gap="8">
            <Button
              ref={consentButton}
              size="small"
              aria-describedby={id}
              onClick={() => setState('film')}
            >
              {question.agree}
            </Button>
            <Button size="small" emphasis="outlined" onClick={decline}>
              {question.decline}
            </Button>
          </Inline>
        </Question>
      )}
    </FrameRoot>
  );
}
