import {
  Accordion,
  CaptionedPicture,
  Container,
  Disclosure,
  Heading,
  Stack,
  TextLink,
  VideoFrame,
  WithoutScripts,
} from '@solvik/design-system';
import { RichTextBlocks } from '../rich-text/RichTextBlocks.tsx';
import type { WidgetProps } from '../widgetProps.ts';
import { subtitlesAddress, videoAddress, type VideoAddress } from './videoAddress.ts';

type Props = WidgetProps<'video'>;

const ratios: Readonly<Record<Props['configuration']['shape'], number>> = {
  landscape: 16 / 9,
  portrait: 4 / 5,
  square: 1,
};

/** It was requested by a press, so it begins to play; nothing else starts it. */
function Film({
  address,
  title,
  captions,
  locale,
}: {
  readonly address: VideoAddress;
  readonly title: string;
  readonly captions: string | undefined;
  readonly locale: string;
}) {
  if (address.kind === 'embed') {
    // The frame is of another origin, so that its scripts do not reach the page although they keep their own origin.
    return (
      <iframe
        src={`${address.src}&autoplay=1`}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin"
      />
    );
  }
  const subtitles = subtitlesAddress(captions);
  return (
    // A video with speech has subtitles; one without has none to show.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video src={address.src} aria-label={title} controls autoPlay playsInline tabIndex={0}>
      {subtitles && (
        <track kind="captions" src={subtitles} srcLang={locale} label={title} default />
      )}
    </video>
  );
}

/**
 * A video that is fetched when the visitor requests it; its picture alone where the video's name is
 * malformed.
 */
export function VideoWidget({
  configuration,
  picture,
  text,
  locale,
  headingLevel,
  isFirst,
}: Props) {
  const { heading, title, poster, shape, captions, transcript } = configuration;
  const ratio = ratios[shape];
  const address = videoAddress(configuration);
  const provider = address?.kind === 'embed' ? address.provider : undefined;
  const image = {
    ...picture(poster, { sizes: '(min-width: 768px) 704px, 100vw', ratio }),
    hasPriority: isFirst,
  };
  return (
    <Container as="section" measure="reading">
      <Stack gap="24">
        {heading && (
          <Heading level={headingLevel} size={headingLevel === 1 ? 'page' : 'section'}>
            {heading}
          </Heading>
        )}
        {address ? (
          <VideoFrame
            poster={image}
            ratio={ratio}
            playLabel={text('video.play', { title })}
            question={
              provider
                ? {
                    text: text('video.consent', { provider }),
                    agree: text('video.agree', { provider }),
                    decline: text('video.decline'),
                  }
                : undefined
            }
          >
            <Film address={address} title={title} captions={captions} locale={locale} />
          </VideoFrame>
        ) : (
          <CaptionedPicture image={{ ...image, ratio }} />
        )}
        {address && (
          <WithoutScripts>
            <TextLink href={address.kind === 'embed' ? address.page : address.src}>
              {provider ? text('video.openAtProvider', { provider }) : text('video.open')}
            </TextLink>
          </WithoutScripts>
        )}
        {transcript && (
          <Accordion>
            <Disclosure summary={text('video.transcript')}>
              <RichTextBlocks blocks={transcript} headingLevel={headingLevel} />
            </Disclosure>
          </Accordion>
        )}
      </Stack>
    </Container>
  );
}
