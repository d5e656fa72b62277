/** Stops with a message if the current Node is too old to install the pinned one. */
const needed = 20;

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= needed) return;
  process.stderr.write(
    `Solvik needs Node ${needed} or later to start; this is ${process.versions.node}. ` +
      'Install a current Node from nodejs.org and run the command again. It installs the exact version that it runs on.\n',
  );
  process.exit(1);
}
