import {
  checkDocument,
  checkMenu,
  type ContentKind,
  type ServiceFinding,
  type DocumentByKind,
} from '@solvik/content-schema/editing';
import { useCallback, useMemo, useState } from 'react';
import { carryFindings } from './carryFindings.ts';
import { mergeFindings } from './mergeFindings.ts';

const checks = {
  page: (document: unknown) => checkDocument(document, { now: Date.now() }),
  menu: checkMenu,
} as const;

export interface ServiceFindings<K extends ContentKind> {
  /** The current findings of the document, worst first. */
  readonly findings: readonly ServiceFinding[];
  /** The document that the content service last checked. */
  readonly checkedDocument: DocumentByKind[K] | undefined;
  /** The content service's findings of one of its checked documents. */
  readonly findingsOf: (document: DocumentByKind[K]) => readonly ServiceFinding[];
  /** The content service's findings of a document. */
  readonly receive: (findings: readonly ServiceFinding[], of: DocumentByKind[K]) => void;
  /** A refusal lists what blocks publishing; the other findings stay. */
  readonly receiveErrors: (errors: readonly ServiceFinding[], of: DocumentByKind[K]) => void;
  readonly forget: () => void;
}

/**
 * The open document's own findings, and the content service's last ones, for as long as they hold.
 */
export function useServiceFindings<K extends ContentKind>(
  kind: K,
  document: DocumentByKind[K] | undefined,
): ServiceFindings<K> {
  type Document = DocumentByKind[K];
  const [last, setLast] = useState<{
    readonly findings: readonly ServiceFinding[];
    readonly of: Document;
  }>();
  const [received] = useState(() => new WeakMap<Document, readonly ServiceFinding[]>());
  const receive = useCallback(
    (findings: readonly ServiceFinding[], of: Document) => {
      received.set(of, findings);
      setLast({ findings, of });
    },
    [received],
  );
  const findingsOf = useCallback((of: Document) => received.get(of) ?? [], [received]);
  const receiveErrors = useCallback(
    (errors: readonly ServiceFinding[], of: Document) =>
      setLast((current) => ({
        findings: [
          ...errors,
          ...(current
            ? carryFindings(current.findings, current.of, of).filter(
                ({ level }) => level !== 'error',
              )
            : []),
        ],
        of,
      })),
    [],
  );
  const forget = useCallback(() => setLast(undefined), []);
  const findings = useMemo(
    () =>
      document
        ? mergeFindings(
            checks[kind](document).findings,
            last ? carryFindings(last.findings, last.of, document) : [],
          )
        : [],
    [kind, document, last],
  );
  return {
    findings,
    checkedDocument: last?.of,
    findingsOf,
    receive,
    receiveErrors,
    forget,
  };
}
