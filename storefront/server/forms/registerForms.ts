/**
 * Endpoints of content forms, for scripts and plain forms: `/forms/newsletter`, `/forms/{widget}`.
 */
import type { Commerce, Log } from '@solvik/commerce';
import { isCrossSitePost } from '@solvik/shop-rules';
import type { FormAnswer } from '@solvik/widgets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DataApi } from '../../src/data-api/createDataApi.ts';
import { DataApiError } from '../../src/data-api/dataApiError.ts';
import { subscribeToNewsletterDocument } from '../../src/data-api/generated/operations.ts';
import type { LocatedSite } from '../../src/page/sites.ts';
import { respondToForm } from './respondToForm.ts';

export interface FormsOptions {
  readonly sites: readonly LocatedSite[];
  /** The site that a form was sent from; undefined if the address matches none. */
  readonly siteOf: (request: {
    readonly host: string;
    readonly path: string;
  }) => LocatedSite | undefined;
  readonly dataApiOf: (site: LocatedSite) => DataApi;
  readonly receiveForm: Commerce['receiveForm'];
  readonly log: Log;
}

type Values = Readonly<Record<string, string>>;

/** Passes the address to the newsletter service; an invalid address is answered as such. */
async function subscribe(dataApi: DataApi, { email = '', tag }: Values): Promise<FormAnswer> {
  try {
    await dataApi.send(subscribeToNewsletterDocument, { email, tags: tag ? [tag] : [] });
    return { kind: 'received' };
  } catch (error) {
    if (error instanceof DataApiError && error.code === 'BAD_USER_INPUT')
      return { kind: 'invalid', problems: [{ name: 'email', code: 'email' }] };
    throw error;
  }
}

const headersOf = ({ headers }: FastifyRequest): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

export function registerForms(
  server: FastifyInstance,
  { sites, siteOf, dataApiOf, receiveForm, log }: FormsOptions,
): void {
  const origins = sites.map(({ origin }) => origin);

  async function receive(
    name: string,
    values: Values,
    request: FastifyRequest,
  ): Promise<FormAnswer> {
    const site = siteOf({ host: request.host, path: request.url });
    if (!site) return { kind: 'failed' };
    if (name === 'newsletter') return subscribe(dataApiOf(site), values);
    const outcome = await receiveForm({
      formId: name,
      values,
      channelId: site.channelId,
      marketId: site.marketId,
      locale: site.locale,
      from: request.ip,
    });
    return outcome.kind === 'unknown' ? { kind: 'failed' } : outcome;
  }

  const handle = async (request: FastifyRequest<{ Params: { readonly name: string } }>) => {
    const { name } = request.params;
    const values = Object.fromEntries(
      new URLSearchParams(typeof request.body === 'string' ? request.body : ''),
    );
    const wantsData = request.headers.accept?.includes('application/json') ?? false;
    const answer = await receive(name, values, request).catch((error: unknown): FormAnswer => {
      log('error', 'A form could not be processed', { name, error });
      return { kind: 'failed' };
    });
    return respondToForm(answer, { name, back: values['_back'], wantsData });
  };

  for (const url of ['/forms/:name', '/:market/:language/forms/:name']) {
    server.post<{ Params: { readonly name: string } }>(url, async (request, reply) => {
      if (isCrossSitePost(headersOf(request), origins))
        return reply
          .code(403)
          .type('text/plain; charset=utf-8')
          .send('This form was sent from another site. Open the shop and send it from there.');
      const { status, headers, body } = await handle(request);
      return reply.code(status).headers(headers).send(body);
    });
  }
}
