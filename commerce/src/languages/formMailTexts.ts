/** Texts of the mails about a form; its questions and answers are content. */
export interface FormMailTexts {
  readonly receivedSubject: (topic: string) => string;
  readonly receivedHeading: string;
  readonly sentBy: string;
  readonly noEmail: string;
  readonly consent: string;
  readonly receiptSubject: (topic: string) => string;
  readonly receiptHeading: string;
  readonly receipt: (topic: string) => string;
  readonly notYou: string;
  readonly service: string;
}
