import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseForm, type Form } from './form.ts';
import { Ledger, StripeRefusal, type StripeEvent } from './ledger.ts';

export interface FakeStripe {
  /** As `STRIPE_API_BASE` wants it. */
  readonly url: string;
  readonly ledger: Ledger;
  /** Every call, as `POST /v1/customers`. */
  readonly calls: string[];
  /** How long each answer takes. */
  delayMs: () => number;
  /** Sends an event as Stripe signs it, and answers with the receiver's status. */
  deliver(event: StripeEvent): Promise<number>;
  stop(): Promise<void>;
}

interface FakeStripeOptions {
  /** Where events of paid checkouts go to; without it none are sent. */
  webhookUrl?: string;
  webhookSecret: string;
}

/** A server that answers the calls of Stripe's API that Alento makes, and shows the page where a card would be asked for. */
export async function startFakeStripe({ webhookUrl = '', webhookSecret }: FakeStripeOptions): Promise<FakeStripe> {
  const calls: string[] = [];
  const deliver = async (event: StripeEvent): Promise<number> => {
    const body = JSON.stringify(event);
    const headers = { 'content-type': 'application/json', 'stripe-signature': sign(body, webhookSecret) };
    const { status } = await fetch(webhookUrl, { method: 'POST', headers, body });
    return status;
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ledger = new Ledger(url);
  const fake: FakeStripe = { url, ledger, calls, delayMs: () => 0, deliver, stop: () => close(server) };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    if (pathname.startsWith('/pay/')) return showPage(pathname, response);
    calls.push(`${method} ${pathname}`);
    await wait(fake.delayMs());
    const form = parseForm(method === 'POST' ? await text(request) : searchParams.toString());
    try {
      if (!request.headers.authorization?.startsWith('Bearer sk_')) throw new StripeRefusal(401, 'api_key_invalid');
      send(response, 200, route(ledger, method, pathname, form));
    } catch (error) {
      const { status, code } = error instanceof StripeRefusal ? error : new StripeRefusal(500, 'api_error');
      send(response, status, { error: { type: 'invalid_request_error', code, message: code } });
    }
  }

  async function showPage(pathname: string, response: ServerResponse): Promise<void> {
    const [, , id = '', action] = pathname.split('/');
    const session = ledger.checkouts.get(id);
    if (!session) return send(response, 404, {});
    if (action === 'pay') {
      const events = ledger.pay(id);
      if (webhookUrl) for (const event of events) await deliver(event);
      return redirect(response, session.success_url.replace('{CHECKOUT_SESSION_ID}', id));
    }
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>Checkout</title><h1>Checkout</h1>
      <a href="/pay/${id}/pay">Pay</a> <a href="${session.cancel_url}">Back</a>`);
  }

  return fake;
}

/** As Stripe signs a message. */
export function sign(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

function route(ledger: Ledger, method: string, pathname: string, form: Form): unknown {
  const [, , ...parts] = pathname.split('/');
  const [resource = '', second, third] = parts;
  switch (`${method} ${resource}`) {
    case 'POST customers':
      return ledger.createCustomer(form);
    case 'DELETE customers':
      return ledger.deleteCustomer(second ?? '');
    case 'GET products':
      return ledger.find(ledger.products, second);
    case 'POST products':
      return ledger.createProduct(form);
    case 'GET prices':
      return ledger.listPrices(form);
    case 'POST prices':
      return ledger.createPrice(form);
    case 'GET subscriptions':
      return second ? ledger.readSubscription(second) : ledger.listSubscriptions(form);
    case 'POST subscriptions':
      return ledger.update(second ?? '', form);
    case 'DELETE subscriptions':
      return ledger.cancel(second ?? '');
    case 'GET invoice_payments':
      return ledger.listInvoicePayments(form);
    case 'GET invoices':
      return ledger.find(ledger.invoices, second);
    case 'POST billing_portal':
      return ledger.openPortal(form);
    case 'GET checkout':
      return third ? ledger.readCheckout(third) : ledger.listCheckouts(form);
    case 'POST checkout':
      return third ? ledger.expireCheckout(third) : ledger.createCheckout(form);
    default:
      throw new StripeRefusal(404, 'url_invalid');
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location }).end();
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
