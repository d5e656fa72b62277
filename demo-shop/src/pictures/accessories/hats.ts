/** Beanies and caps. */
import { times } from '../engine/colour.ts';
import { fold, groove, onBothSides } from '../engine/folds.ts';
import { paintFlat } from '../engine/paintFlat.ts';
import { bothHalves, ring, sideToSide, swept, through } from '../engine/paths.ts';
import { type Bench, edgesOf, lay, topstitch } from '../garments/bench.ts';
import { buckle, button, steel } from '../trims/fastenings.ts';
import { stitchLine } from '../trims/stitchLine.ts';
import { wovenLabel } from '../trims/wovenLabel.ts';

function beanie(bench: Bench): void {
  const hasPompom = bench.whim > 0.6;
  const rib = bench.rib;
  if (hasPompom) pompom(bench, 400, 250, 62);
  lay(bench, bothHalves('M400,286 C470,282 540,330 566,430 C576,480 582,540 584,600 L400,604'), {
    cloth:
      bench.main.weave.name === 'rib'
        ? bench.main
        : { ...rib, colour: bench.main.colour, print: bench.main.print ?? null },
    edges: [
      [4, 3],
      [46, 18],
    ],
    lift: 5,
    drape: 1,
    folds: onBothSides(
      [
        fold('M404,290 C440,330 470,420 480,560', [12, 26], 4, 'ridge'),
        fold('M402,290 C490,320 540,420 556,560', [12, 26], 4, 'crease'),
      ],
      bench.stage.dice,
    ),
    grainAt: (x, y) => [(x - 400) * (1 + 0.9 * Math.max(0, (520 - y) / 250)), y],
  });
  // A short beanie ends in a narrow edge; the others are folded up.
  const isShort = bench.cut.length === 'cropped';
  lay(
    bench,
    bothHalves(
      isShort
        ? 'M400,576 C480,574 550,570 588,562 C592,584 592,606 588,626 C540,634 470,638 400,638'
        : 'M400,560 C480,558 550,556 592,548 C600,590 602,640 596,684 C540,694 470,698 400,698',
    ),
    {
      cloth: rib,
      edges: [
        [5, 3.4],
        [22, 8],
      ],
      lift: 6,
      drape: 0.6,
    },
  );
  if (bench.face === 'front')
    wovenLabel(bench.stage, {
      x: 400,
      y: isShort ? 616 : 648,
      height: isShort ? 22 : 30,
      word: bench.spec.brand,
    });
}

function pompom(bench: Bench, x: number, y: number, radius: number): void {
  const { dice } = bench.stage;
  lay(bench, ring(x, y, radius), {
    cloth: bench.plain,
    edges: [[radius * 0.8, radius * 0.5]],
    lift: 4,
    drape: 0,
    tone: 0.8,
  });
  for (let i = 0; i < 150; i++) {
    const a = dice() * Math.PI * 2;
    const r = radius * Math.sqrt(dice()) * 0.98;
    const [px, py] = [x + Math.cos(a) * r, y + Math.sin(a) * r];
    lay(
      bench,
      swept(
        [
          [px - Math.cos(a) * 7, py - Math.sin(a) * 7],
          [px + Math.cos(a) * 7, py + Math.sin(a) * 7],
        ],
        (t) => 3.2 * (1 - t * 0.5),
      ),
      {
        cloth: { ...bench.plain, colour: times(bench.main.colour, 0.8 + dice() * 0.35) },
        edges: [[2, 1.5]],
        lift: 1.6,
        drape: 0,
      },
    );
  }
}

function cap(bench: Bench): void {
  const isBack = bench.face === 'back';
  if (isBack)
    lay(bench, bothHalves('M400,560 C470,560 520,566 548,580 L548,640 L400,650'), {
      cloth: bench.lining,
      edges: [[4, 1]],
      lift: 0,
      drape: 0,
      tone: 0.7,
    });
  if (!isBack) {
    lay(
      bench,
      bothHalves(
        'M400,540 C480,540 536,530 572,520 C606,560 612,640 576,676 C534,712 464,722 400,722',
      ),
      {
        edges: [
          [4, 3],
          [26, 12],
        ],
        lift: 8,
        drape: 0.3,
        folds: [fold('M206,640 C290,686 510,686 594,640', [34, 34], 6)],
      },
    );
    for (let i = 0; i < 5; i++)
      topstitch(
        bench,
        sideToSide(
          `M400,${711 - i * 18} C462,${711 - i * 18} 526,${702 - i * 18} ${566 - i * 2},${668 - i * 17}`,
        ),
        { strength: 0.4 },
      );
  }
  lay(
    bench,
    bothHalves(
      isBack
        ? 'M400,300 C500,300 576,380 592,600 C590,640 570,650 540,652 C500,600 450,566 400,564'
        : 'M400,300 C496,300 572,376 590,520 C592,548 588,560 578,566 C530,586 460,598 400,598',
    ),
    {
      edges: [
        [3, 2.2],
        [52, 30],
      ],
      lift: 5,
      hollowReach: 16,
      drape: 0.8,
      folds: [
        groove(
          [
            [400, 300],
            [400, 590],
          ],
          3,
          1.6,
        ),
        groove(
          through([
            [400, 302],
            [470, 340],
            [508, 440],
            [516, 596],
          ]),
          3,
          1.4,
        ),
        groove(
          through([
            [400, 302],
            [330, 340],
            [292, 440],
            [284, 596],
          ]),
          3,
          1.4,
        ),
      ],
    },
  );
  for (const d of [-5, 5]) {
    topstitch(
      bench,
      [
        [400 + d, 306],
        [400 + d, 588],
      ],
      { strength: 0.5 },
    );
    for (const s of [-1, 1])
      topstitch(
        bench,
        through([
          [400 + s * 2 + d, 306],
          [400 + s * 70 + d, 344],
          [400 + s * 108 + d, 440],
          [400 + s * 116 + d, 594],
        ]),
        { strength: 0.4 },
      );
  }
  for (const s of [-1, 1]) {
    paintFlat(bench.stage, [ring(400 + s * 62, 410, 6)], times(bench.main.colour, 0.3), 0.8, 0.4);
    stitchLine(bench.stage, ring(400 + s * 62, 410, 8.5), {
      colour: bench.thread,
      length: 2.6,
      gap: 0.8,
      thickness: 2,
      strength: 0.8,
    });
  }
  button(bench.stage, [400, 302], 12, bench.main.colour, bench.main.weave);
  if (isBack) {
    lay(bench, 'M270,622 C330,606 470,606 530,622 L530,652 C470,638 330,638 270,652 Z', {
      edges: edgesOf.band,
      lift: 3,
      drape: 0.1,
    });
    buckle(bench.stage, [420, 630], 40, 32, steel, 4.4);
    return;
  }
  const mark = bench.spec.brand.slice(0, 1);
  wovenLabel(bench.stage, {
    x: 400,
    y: 500,
    height: 42,
    word: mark,
    colour: times(bench.main.colour, 0.8),
  });
}

export const drawHat = { beanie, cap } as const;
