import { ActionRows, CopyField, Price, ProductLine, Stack, Switch } from '@solvik/design-system';
import { useState } from 'react';
import { copyText } from '../../device/copyText.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import { priceProps } from '../../features/lists/priceProps.ts';
import type { ProductView } from '../../features/product/productView.ts';
import type { SharedChoice } from '../../features/product/shareAddress.ts';
import { Late } from '../../interface/Late.tsx';
import { useToast } from '../../interface/toast.ts';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useText } from '../../page/services.ts';
import type { Sharing } from './useShare.ts';

const loadCode = () => loadWithMessages([], () => import('./ShareCode.tsx'));

function Choice({
  choice: { colour, size },
  sharing: { hasChoice, setHasChoice },
}: {
  readonly choice: SharedChoice;
  readonly sharing: Sharing;
}) {
  const text = useText();
  const what = colour && size ? 'both' : colour ? 'colour' : 'size';
  return (
    <Switch
      label={text('share.withChoice', { what })}
      hint={[colour, size].filter(Boolean).join(', ')}
      checked={hasChoice}
      onChange={({ currentTarget }) => setHasChoice(currentTarget.checked)}
    />
  );
}

/** The product, its address to copy, and the ways to send it. */
export function ShareContent({
  product,
  sharing,
}: {
  readonly product: ProductView;
  readonly sharing: Sharing;
}) {
  const text = useText();
  const notify = useToast((notices) => notices.notify);
  const [hasCode, setHasCode] = useState(false);
  const { address, links, choice } = sharing;
  const { name, brand, pictures, cloth, price } = product;
  const [picture] = pictures;
  const code = {
    id: 'code',
    label: text('share.code'),
    isExpanded: hasCode,
    onPress: () => setHasCode(!hasCode),
    content: (
      <Late
        isNeeded
        load={loadCode}
        onFail={() => {
          setHasCode(false);
          notify(text('error.offline'));
        }}
        props={{ address, label: text('share.codeLabel', { name }) }}
      />
    ),
  };
  return (
    <Stack gap="16">
      <ProductLine
        image={picture ? imageSource(picture, { alt: '', sizes: '72px' }) : undefined}
        clothColour={cloth}
        brand={brand}
        name={name}
        price={<Price {...priceProps(price, text)} />}
      />
      <CopyField
        label={text('share.link')}
        value={address}
        shownAs={address.replace(/^https?:\/\//, '')}
        copy={copyText}
        copyLabel={text('share.copy')}
        copiedLabel={text('share.copied')}
        failedText={text('share.copyFailed')}
      />
      <div>
        <ActionRows
          rows={[
            { id: 'mail', label: text('share.mail'), href: links.mail },
            { id: 'sms', label: text('share.sms'), href: links.sms },
            {
              id: 'whatsapp',
              label: text('share.whatsApp'),
              href: links.whatsApp,
              target: '_blank',
            },
            code,
          ]}
        />
        {choice && <Choice choice={choice} sharing={sharing} />}
      </div>
    </Stack>
  );
}
