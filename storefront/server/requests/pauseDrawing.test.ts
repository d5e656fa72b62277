import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { pauseDrawing } from './pauseDrawing.ts';

function open() {
  const calls: string[] = [];
  const server = Fastify();
  pauseDrawing(server, {
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

describe('background rendering', () => {
  it('pauses while a request is answered', async () => {
    const { server, calls } = open();
    await server.inject('/c/dam');
    expect(calls).toEqual(['pause', 'answer', 'resume']);
  });

  it.each(['/broken', '/nowhere'])('resumes after a request that fails: %s', async (url) => {
    const { server, calls } = open();
    await server.inject(url);
    expect(calls).toEqual(['pause', 'resume']);
  });

  it('does not pause for an editor’s event stream', async () => {
    const { server, calls } = open();
    await server.inject('/api/workbench/events');
    expect(calls).toEqual([]);
  });
});
