import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { yieldDrawing } from './yieldDrawing.ts';

function open() {
  const calls: string[] = [];
  const server = Fastify();
  yieldDrawing(server, {
    pause: () => void calls.push('pause'),
    resume: () => void calls.push('resume'),
  });
  server.get('/c/dam', async () => {
    calls.push('answer');
    return 'ok';
  });
  server.get('/broken', async () => {
    throw new Error('broken');
  });
  server.get('/api/workbench/events', async () => 'ok');
  return { server, calls };
}

describe('drawing ahead', () => {
  it('rests while a request is answered', async () => {
    const { server, calls } = open();
    await server.inject('/c/dam');
    expect(calls).toEqual(['pause', 'answer', 'resume']);
  });

  it.each(['/broken', '/nowhere'])('goes on after a request that fails: %s', async (url) => {
    const { server, calls } = open();
    await server.inject(url);
    expect(calls).toEqual(['pause', 'resume']);
  });

  it('does not rest for an editor’s stream of events', async () => {
    const { server, calls } = open();
    await server.inject('/api/workbench/events');
    expect(calls).toEqual([]);
  });
});
