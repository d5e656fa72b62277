import { shopPages, writeAddress } from '@solvik/addresses';
import { CookieConsent, Text, TextLink } from '@solvik/design-system';
import { consent, type ConsentCategory, consentCategories } from '../../device/consent.ts';
import { visitorKeys } from '../../device/visitorKeys.ts';
import { shopperEvents } from '../../interface/shopperEvents.ts';
import { searchApiOf } from '../../page/searchApi.ts';
import { useServices } from '../../page/services.ts';

const necessary = 'necessary';
const categories = [necessary, ...consentCategories] as const;

export interface ConsentQuestionProps {
  /** The visitor opened it to change an earlier decision. */
  readonly isRequested: boolean;
  readonly onDecided: () => void;
}

/** What may be stored and counted; refusing withdraws what was stored before. */
export default function ConsentQuestion({ isRequested, onDecided }: ConsentQuestionProps) {
  const services = useServices();
  const {
    text,
    site: { locale },
  } = services;
  const privacy = writeAddress('page', locale, { alias: shopPages[locale].privacy });
  const decide = (accepted: readonly string[]) => {
    // Withdrawing has to be reported under the keys that it deletes.
    if (consent.has('personal') && !accepted.includes('personal' satisfies ConsentCategory)) {
      searchApiOf(services).notify('end');
      visitorKeys.remove();
    }
    // What was done before is not covered by a later consent.
    shopperEvents.discard();
    consent.decide(accepted);
    onDecided();
  };
  return (
    <CookieConsent
      title={text('consent.title')}
      categories={categories.map((id) => ({
        id,
        label: text(`consent.${id}`),
        description: text(`consent.${id}.text`),
        isNecessary: id === necessary,
      }))}
      acceptLabel={text('consent.accept')}
      refuseLabel={text('consent.refuse')}
      chooseLabel={text('consent.choose')}
      saveLabel={text('consent.save')}
      startsWith={consent.read() ?? []}
      isRequested={isRequested}
      onDecide={decide}
    >
      <Text>
        {text('consent.text')} <TextLink href={privacy}>{text('consent.more')}</TextLink>
      </Text>
    </CookieConsent>
  );
}
