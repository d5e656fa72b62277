/**
 * Parts whose style shows their state, each in all of its states: what must be distinguishable
 * whatever becomes of the colours.
 */
import type { ReactNode } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { ChoiceCells } from '../components/ChoiceCells/ChoiceCells.tsx';
import { OrderTimeline, timelineStates } from '../components/OrderTimeline/OrderTimeline.tsx';
import { ProgressSteps, progressStates } from '../components/ProgressSteps/ProgressSteps.tsx';
import { RangeSlider } from '../components/RangeSlider/RangeSlider.tsx';
import { StockIndicator, stockStates } from '../components/StockIndicator/StockIndicator.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { TextLink } from '../components/TextLink/TextLink.tsx';

/** Each with what it is, in words. */
export const componentsWithStates = {
  'a switch, on and off': (
    <>
      <Switch label="Brev" defaultChecked />
      <Switch label="Sms" />
      <Switch label="Post" disabled />
    </>
  ),
  'both thumbs of a range': (
    <RangeSlider
      legend="Pris"
      min={0}
      max={100}
      step={1}
      value={{ lowest: 20, highest: 80 }}
      onCommit={() => undefined}
      format={String}
      lowestLabel="Från"
      highestLabel="Till"
      fields={{ lowest: 'Från', highest: 'Till', unit: 'kr' }}
    />
  ),
  'the chosen tab': (
    <Tabs
      label="Om plagget"
      tabs={[
        { id: 'a', label: 'Beskrivning', panel: 'Kappa' },
        { id: 'b', label: 'Skötsel', panel: 'Vädra' },
      ]}
    />
  ),
  stock: (
    <>
      {stockStates.map((state) => (
        <StockIndicator key={state} state={state}>
          {state}
        </StockIndicator>
      ))}
    </>
  ),
  steps: (
    <ProgressSteps
      label="Kassan"
      steps={progressStates.map((state) => ({ id: state, label: state, state }))}
    />
  ),
  cells: (
    <ChoiceCells
      name="size"
      kind="one"
      startsWith={['38']}
      cells={[
        { value: '36', label: '36', isFewLeft: true },
        { value: '38', label: '38' },
        { value: '40', label: '40', isSoldOut: true },
        { value: '42', label: '42', isDisabled: true },
      ]}
    />
  ),
  'a box': (
    <>
      <Checkbox label="Ja" defaultChecked />
      <Checkbox label="Nej" />
    </>
  ),
  'buttons and a link': (
    <>
      <Button>Köp</Button>
      <Button emphasis="outlined">Sök</Button>
      <TextLink href="/">Mer</TextLink>
    </>
  ),
  'an order on its way': (
    <OrderTimeline
      label="Beställning"
      stateLabels={{ done: 'klart', current: 'nu', coming: 'väntar', cancelled: 'avbruten' }}
      events={timelineStates.map((state) => ({ id: state, label: state, state }))}
    />
  ),
} satisfies Readonly<Record<string, ReactNode>>;
