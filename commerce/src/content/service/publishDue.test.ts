import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import {
  examplePage,
  expectKind,
  inAllLanguages,
  page,
  publisher,
} from '../../testing/editorSteps.ts';

let shop: EditorShop['shop'];
let contentService: EditorShop['contentService'];
let steps: EditorShop['steps'];
let events: EditorShop['events'];
beforeAll(async () => {
  ({ shop, contentService, steps, events } = await editorShop());
});
afterAll(() => shop.remove());

describe('a schedule', () => {
  const at = () => new Date(shop.clock.now + 60_000).toISOString();
  const pass = () => {
    shop.clock.now += 61_000;
  };

  it('publishes at its time, not before, and once', async () => {
    await steps.newPage('friday');
    expect(
      await contentService.schedule(publisher, page('friday'), {
        revision: 1,
        at: new Date(shop.clock.now).toISOString(),
      }),
    ).toEqual({ kind: 'refused', code: 'moment-over' });
    expect(
      await contentService.schedule(publisher, page('friday'), { revision: 1, at: 'on Friday' }),
    ).toEqual({ kind: 'refused', code: 'moment-over' });
    expect(
      expectKind(
        await contentService.schedule(publisher, page('friday'), { revision: 1, at: at() }),
        'done',
      ).summary,
    ).toMatchObject({ state: 'draft', scheduled: { revision: 1, by: 'Anna' } });
    await contentService.sweep();
    expect(await steps.titleIn('friday')).toBeUndefined();
    pass();
    events.length = 0;
    await contentService.sweep();
    expect(events).toEqual(['content', 'desk:changed:page:friday']);
    expect(await steps.titleIn('friday')).toBe('friday');
    expect(await steps.summaryOf('friday')).toMatchObject({
      state: 'published',
      published: { revision: 1, by: 'Anna' },
    });
    expect((await steps.summaryOf('friday')).scheduled).toBeUndefined();
    events.length = 0;
    await contentService.sweep();
    expect(events).toEqual([]);
  });

  it('leaves a newer draft the newest', async () => {
    const scheduled = await steps.write(
      'friday',
      examplePage('friday', { title: inAllLanguages('Två') }),
    );
    expectKind(
      await contentService.schedule(publisher, page('friday'), { revision: scheduled, at: at() }),
      'done',
    );
    const draft = await steps.write(
      'friday',
      examplePage('friday', { title: inAllLanguages('Tre') }),
    );
    pass();
    await contentService.sweep();
    expect(await steps.summaryOf('friday')).toMatchObject({
      state: 'changed',
      latest: { number: draft },
      published: { revision: scheduled },
    });
  });

  it('restores an older revision as a new one', async () => {
    await steps.newPage('layers');
    expectKind(await steps.publish('layers', 1), 'done');
    await steps.publish(
      'layers',
      await steps.write('layers', examplePage('layers', { title: inAllLanguages('Två') })),
    );
    const { latest, published } = await steps.summaryOf('layers');
    expectKind(
      await contentService.schedule(publisher, page('layers'), { revision: 1, at: at() }),
      'done',
    );
    pass();
    await contentService.sweep();
    expect(published?.revision).toBe(latest.number);
    const after = await steps.summaryOf('layers');
    expect(after).toMatchObject({
      state: 'published',
      latest: { number: latest.number + 1, restoredFrom: 1 },
      published: { revision: latest.number + 1 },
    });
    expect(after.scheduled).toBeUndefined();
  });

  it('that fails is reported and stays pending, and is not retried', async () => {
    await steps.newPage('late', examplePage('sent'));
    expectKind(
      await contentService.schedule(publisher, page('late'), { revision: 1, at: at() }),
      'done',
    );
    await steps.newPage('early', examplePage('sent'));
    expectKind(await steps.publish('early', 1), 'done');
    pass();
    await contentService.sweep();
    const failure = {
      at: new Date(shop.clock.now).toISOString(),
      findings: [{ path: 'alias.sv', code: 'alias-taken' }, {}, {}, {}],
    };
    expect((await steps.summaryOf('late')).scheduled).toMatchObject({ revision: 1, failure });
    events.length = 0;
    await contentService.sweep();
    expect(events).toEqual([]);
    expectKind(await contentService.unschedule(publisher, page('late')), 'done');
    expect((await steps.summaryOf('late')).scheduled).toBeUndefined();
    expect(await contentService.unschedule(publisher, page('late'))).toEqual({
      kind: 'refused',
      code: 'not-scheduled',
    });
  });

  it('is dropped when a newer revision is published manually', async () => {
    const older = await steps.write(
      'friday',
      examplePage('friday', { title: inAllLanguages('Fyra') }),
    );
    expectKind(
      await contentService.schedule(publisher, page('friday'), { revision: older, at: at() }),
      'done',
    );
    const newer = await steps.write(
      'friday',
      examplePage('friday', { title: inAllLanguages('Fem') }),
    );
    expectKind(await steps.publish('friday', newer), 'done');
    pass();
    await contentService.sweep();
    expect(await steps.titleIn('friday')).toBe('Fem');
  });
});
