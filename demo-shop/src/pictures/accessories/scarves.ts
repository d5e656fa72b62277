/** Scarves with fringes, laid double or looped, and silk squares. */
import { times } from '../engine/colour.ts';
import { fold } from '../engine/folds.ts';
import { mix } from '../engine/numbers.ts';
import { type Line, swept, through } from '../engine/paths.ts';
import { type Bench, lay } from '../garments/bench.ts';
import { stitchLine } from '../trims/stitchLine.ts';
import { wovenLabel } from '../trims/wovenLabel.ts';

/** Twisted fringes along a cut edge. */
function fringe(bench: Bench, from: number, to: number, y: number): void {
  const { dice } = bench.stage;
  const count = Math.round((to - from) / 7.4);
  for (let i = 0; i < count; i++) {
    const x = mix(from, to, (i + 0.5) / count);
    const sway = (dice() - 0.5) * 9;
    const length = 56 + dice() * 12;
    lay(
      bench,
      swept(
        through([
          [x, y - 4],
          [x + sway * 0.3, y + length * 0.5],
          [x + sway, y + length],
        ]),
        (t) => 2.5 + 0.5 * Math.sin(t * 3),
      ),
      {
        cloth: { ...bench.plain, colour: times(bench.main.colour, i % 3 ? 1 : 0.88) },
        edges: [[2.2, 1.8]],
        lift: 2,
        drape: 0,
      },
    );
  }
}

export function drawScarf(bench: Bench): void {
  const isSilk = bench.spec.fabric === 'satin';
  if (isSilk) return square(bench);
  // A long scarf shows its length from the front.
  const isLooped =
    (bench.spec.cut.length !== 'long' && bench.whim > 0.5) === (bench.face === 'front');
  const width = bench.spec.cut.length === 'long' ? 0.82 : 1;
  const strip = (options: {
    x: number;
    y0: number;
    y1: number;
    half: number;
    lean: number;
    seed: number;
  }): void => {
    const { x, y0, y1, lean } = options;
    const half = options.half * width;
    fringe(bench, x + lean - half + 4, x + lean + half - 4, y1);
    lay(
      bench,
      `M${x - half},${y0} L${x + half},${y0} C${x + half + 4},${mix(y0, y1, 0.4)} ${x + lean + half - 5},${mix(y0, y1, 0.7)} ${x + lean + half},${y1} C${x + lean + half * 0.4},${y1 + 5} ${x + lean - half * 0.4},${y1 + 5} ${x + lean - half},${y1} C${x + lean - half + 5},${mix(y0, y1, 0.7)} ${x - half - 4},${mix(y0, y1, 0.4)} ${x - half},${y0} Z`,
      {
        edges: [
          [3.4, 2.2],
          [22, 5],
        ],
        lift: 6,
        seed: options.seed,
        grain: -Math.atan2(lean, y1 - y0),
        folds: [-0.5, 0.02, 0.5].map((k, i) =>
          fold(
            through([
              [x + k * half, y0 + 20],
              [x + lean * 0.5 + k * half * 1.1, mix(y0, y1, 0.5)],
              [x + lean + k * half, y1],
            ]),
            [13, 22],
            4.6,
            i === 1 ? 'ridge' : 'crease',
            { fadeIn: 0.15, fadeOut: 0 },
          ),
        ),
      },
    );
  };
  if (!isLooped) {
    strip({ x: 372, y0: 190, y1: 830, half: 104, lean: -16, seed: 1 });
    strip({ x: 432, y0: 186, y1: 720, half: 106, lean: 22, seed: 2 });
    lay(
      bench,
      'M266,208 C262,150 310,128 384,128 C470,124 540,136 540,196 C540,216 520,226 496,222 C430,214 350,214 300,224 C278,228 266,222 266,208 Z',
      {
        edges: [
          [3.4, 2.4],
          [26, 9],
        ],
        lift: 4,
        seed: 3,
        folds: [
          fold('M276,204 C320,166 460,160 530,190', [20, 20], 5),
          fold('M296,180 C350,146 430,144 500,158', [14, 18], 3.4, 'crease'),
        ],
      },
    );
  } else {
    strip({ x: 330, y0: 330, y1: 806, half: 80, lean: -34, seed: 1 });
    strip({ x: 468, y0: 330, y1: 852, half: 82, lean: 30, seed: 2 });
    const loop: Line = through([
      [250, 300],
      [270, 190],
      [340, 140],
      [400, 130],
      [470, 140],
      [540, 190],
      [556, 300],
      [520, 380],
      [450, 420],
      [400, 428],
      [350, 420],
      [286, 384],
      [250, 300],
    ]);
    lay(bench, loop, {
      holes: [
        through([
          [352, 256],
          [370, 220],
          [400, 208],
          [434, 220],
          [450, 256],
          [430, 290],
          [400, 298],
          [370, 288],
          [352, 256],
        ]),
      ],
      edges: [
        [3.6, 2.4],
        [34, 16],
      ],
      lift: 7,
      seed: 3,
      drape: 1.2,
      grainAt: (x, y) => [Math.hypot(x - 400, y - 254) * 1.05, Math.atan2(x - 400, y - 254) * 150],
      folds: [
        fold('M286,350 C250,250 300,170 400,160 C500,166 550,250 512,350', [16, 20], 6, 'crease'),
        fold('M312,330 C290,250 330,196 400,190 C470,196 510,250 484,330', [12, 16], 5),
        fold('M290,372 C340,410 460,412 520,366', [16, 22], 6, 'crease'),
        fold('M330,340 C370,366 430,366 470,338', [10, 14], 4),
      ],
    });
  }
  if (bench.face === 'front')
    wovenLabel(bench.stage, {
      x: isLooped ? 492 : 470,
      y: isLooped ? 816 : 690,
      height: 22,
      word: bench.spec.brand,
    });
}

/** A silk square, folded once and knotted loosely. */
function square(bench: Bench): void {
  lay(
    bench,
    'M180,330 L400,190 L620,330 C640,470 640,560 600,700 L400,820 L190,690 C160,560 160,450 180,330 Z',
    {
      edges: [
        [3, 2],
        [30, 7],
      ],
      lift: 5,
      drape: 1.1,
      folds: [
        fold('M200,340 C300,420 500,420 600,340', [26, 34], 7, 'crease'),
        fold('M230,650 C320,560 380,460 400,210', [22, 36], 7, 'crease'),
        fold('M580,660 C500,560 440,480 410,230', [22, 36], 7),
        fold('M200,500 C300,540 460,540 610,490', [20, 30], 5, 'drop'),
      ],
    },
  );
  for (const inset of [8, 22])
    stitchLine(
      bench.stage,
      `M${184 + inset},${334 + inset * 0.4} L400,${192 + inset} L${616 - inset},${334 + inset * 0.4} C${636 - inset},470 ${636 - inset},560 ${597 - inset},${697 - inset * 0.5} L400,${816 - inset} L${194 + inset},${687 - inset * 0.5} C${166 + inset},560 ${166 + inset},450 ${184 + inset},334`,
      {
        colour: bench.accent,
        length: 30,
        gap: 0.2,
        thickness: inset === 22 ? 5 : 1.4,
        strength: 0.8,
      },
    );
}
