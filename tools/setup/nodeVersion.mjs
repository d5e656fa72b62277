/** Stops with a sentence when the Node that was called is too old to bring the pinned one. */
const needed = 20;

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= needed) return;
  process.stderr.write(
    `Solvik needs Node ${needed} or later to start; this is ${process.versions.node}. ` +
      'Install a current Node from nodejs.org and run the command again. It brings the exact one it runs on by itself.\n',
  );
  process.exit(1);
}
