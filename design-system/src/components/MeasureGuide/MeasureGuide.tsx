/** MeasureGuide: where and how a body is measured, beside a drawing with a line for each measure. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DressForm } from './DressForm.tsx';
import { FootDrawing } from './FootDrawing.tsx';
import type { MeasureLine } from './measureLines.ts';
import {
  GuideFigure,
  GuideMeasure,
  GuideMeasures,
  GuideRoot,
  MeasureFigure,
  MeasureInstruction,
  MeasureName,
} from './MeasureGuide.styles.ts';

export type BodyMeasure = {
  /** Where it is measured; each at most once. */
  readonly line: MeasureLine;
  /** The part's name: "Byst". */
  readonly name: string;
  /** How it is measured: "Runt det bredaste, med bandet vågrätt." */
  readonly instruction?: string | undefined;
  /** Large beside its line, without its unit: "88". All of them have one, or none. */
  readonly figure?: string | undefined;
};

export type MeasureGuideProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** In any order. */
  readonly measures: readonly BodyMeasure[];
  /** After each figure: "cm". */
  readonly unit: string;
};

type Drawing = (props: { readonly lines: readonly MeasureLine[] }) => ReactNode;

const drawings: readonly {
  readonly name: string;
  readonly shows: readonly MeasureLine[];
  readonly draw: Drawing;
}[] = [
  { name: 'body', shows: ['bust', 'waist', 'hip', 'inseam'], draw: DressForm },
  { name: 'foot', shows: ['foot'], draw: FootDrawing },
];

/**
 * A dress form on its stand, a foot seen from above, or both: what the measures are of. They are
 * decorative: the measures are a description list. In a narrow container the instructions are
 * placed below, or give way to figures.
 */
export function MeasureGuide({ measures, unit, ...native }: MeasureGuideProps) {
  const hasFigures = measures.some(({ figure }) => figure !== undefined);
  return (
    <GuideRoot {...native} data-has-figures={hasFigures ? '' : undefined}>
      {drawings.map(({ name, shows, draw: Drawn }) => {
        const own = shows.flatMap((line) => measures.find((each) => each.line === line) ?? []);
        if (own.length === 0) return null;
        return (
          <GuideFigure key={name}>
            <Drawn lines={own.map(({ line }) => line)} />
            <GuideMeasures>
              {own.map((measure) => (
                <GuideMeasure key={measure.line} data-line={measure.line}>
                  <MeasureName>{measure.name}</MeasureName>
                  {measure.figure !== undefined && (
                    <MeasureFigure>
                      <strong>{measure.figure}</strong> {unit}
                    </MeasureFigure>
                  )}
                  {measure.instruction && (
                    <MeasureInstruction>
                      {/* Repeated where the instructions are below the drawing. */}
                      <span aria-hidden>{measure.name}</span>
                      {measure.instruction}
                    </MeasureInstruction>
                  )}
                </GuideMeasure>
              ))}
            </GuideMeasures>
          </GuideFigure>
        );
      })}
    </GuideRoot>
  );
}
