/** Runs in a worker thread: draws one picture at a time and sends it back encoded, so that only small buffers cross. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { drawGarment, type Picture } from './drawGarment.ts';
import { drawStillLife } from './drawStillLife.ts';
import { encodePicture } from './encodePicture.ts';
import type { PictureOrder, StudioThread, WorkerReply, WorkerRequest } from './pictureJob.ts';

function drawOrder(order: PictureOrder): Picture {
  const { width } = order;
  return order.kind === 'garment'
    ? drawGarment(order.spec, order.view, {
        width,
        ...(order.arrangement && { arrangement: order.arrangement }),
      })
    : drawStillLife(order.spec, { width });
}

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  try {
    const picture = drawOrder(request.order);
    const bytes = await encodePicture(picture, request.format);
    return { isDrawn: true, width: picture.width, height: picture.height, bytes };
  } catch (error) {
    return { isDrawn: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Lowers the thread's priority on Linux only; elsewhere this would slow down the whole process. */
function lowerPriority(): void {
  try {
    setPriority(0, constants.priority.PRIORITY_LOW);
  } catch {
    // Where this is not permitted, the thread draws at the normal priority.
  }
}

if (process.platform === 'linux' && (workerData as StudioThread | null)?.isBackground)
  lowerPriority();

parentPort?.on('message', (request: WorkerRequest) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply));
});
