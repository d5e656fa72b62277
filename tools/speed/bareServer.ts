/**
 * The minimal server: node:http in a separate process that sends the same bytes for every request.
 * Requires `PORT` and `BYTES`, a file.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const bytes = readFileSync(process.env['BYTES'] ?? '');
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': bytes.length,
};
createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes);
}).listen(Number(process.env['PORT']), () => process.stdout.write('ready\n'));
