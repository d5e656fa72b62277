import {
  checkDocument,
  checkMenu,
  type ContentKind,
  type DeskFinding,
  type DocumentByKind,
} from '@solvik/content-schema/editing';
import { useCallback, useMemo, useState } from 'react';
import { keepStanding } from './keepStanding.ts';
import { toldBy } from './toldBy.ts';

const checks = {
  page: (document: unknown) => checkDocument(document, { now: Date.now() }),
  menu: checkMenu,
} as const;

interface DeskFindings<Document> {
  /** What is to be told of the document now, worst first. */
  readonly findings: readonly DeskFinding[];
  /** The document that the desk was asked about last. */
  readonly askedOf: Document | undefined;
  /** What the desk said of a document whenever it was asked, and of nothing else. */
  readonly saidOf: (document: Document) => readonly DeskFinding[];
  /** What the desk says of a document. */
  readonly hear: (findings: readonly DeskFinding[], of: Document) => void;
  /** A refusal tells what keeps a document from being published; what else was said of it stands. */
  readonly hearErrors: (errors: readonly DeskFinding[], of: Document) => void;
  readonly forget: () => void;
}

/** What an open document says of itself, and what the desk said of it last, for as long as that holds. */
export function useDeskFindings<K extends ContentKind>(
  kind: K,
  document: DocumentByKind[K] | undefined,
): DeskFindings<DocumentByKind[K]> {
  type Document = DocumentByKind[K];
  const [desk, setDesk] = useState<{
    readonly findings: readonly DeskFinding[];
    readonly of: Document;
  }>();
  const [said] = useState(() => new WeakMap<Document, readonly DeskFinding[]>());
  const hear = useCallback(
    (findings: readonly DeskFinding[], of: Document) => {
      said.set(of, findings);
      setDesk({ findings, of });
    },
    [said],
  );
  const saidOf = useCallback((of: Document) => said.get(of) ?? [], [said]);
  const hearErrors = useCallback(
    (errors: readonly DeskFinding[], of: Document) =>
      setDesk((held) => ({
        findings: [
          ...errors,
          ...(held
            ? keepStanding(held.findings, held.of, of).filter(({ level }) => level !== 'error')
            : []),
        ],
        of,
      })),
    [],
  );
  const forget = useCallback(() => setDesk(undefined), []);
  const findings = useMemo(
    () =>
      document
        ? toldBy(
            checks[kind](document).findings,
            desk ? keepStanding(desk.findings, desk.of, document) : [],
          )
        : [],
    [kind, document, desk],
  );
  return { findings, askedOf: desk?.of, saidOf, hear, hearErrors, forget };
}
