import { listen, type Loopback } from './loopback.ts';
import { type OwnWays, withMisbehaviour } from './misbehaviour.ts';

export type Ecb = { url: string; close: Loopback['close'] };

const paths = { daily: '/stats/eurofxref/eurofxref-daily.xml' };

/** Made up, near to what they were in November 2026. */
const rates = {
  USD: '1.1298',
  JPY: '174.35',
  CZK: '24.31',
  DKK: '7.4641',
  GBP: '0.8546',
  HUF: '389.15',
  PLN: '4.2478',
  SEK: '10.962',
  CHF: '0.9318',
  NOK: '11.573',
  AUD: '1.7352',
  CAD: '1.5847',
  NZD: '1.9714',
};

const ownWays: OwnWays = {
  wild: (response) => send(response, toXml(dayOf(new Date()), { ...rates, USD: '9.9999' })),
  empty: (response) => send(response, toXml(dayOf(new Date()), {})),
};

/** The European Central Bank's file of daily rates, with the date of the last working day. */
export async function startEcb(options: { port?: number; now?: () => Date } = {}): Promise<Ecb> {
  const { port = 0, now = () => new Date() } = options;
  const { url, close } = await listen(
    withMisbehaviour(
      paths,
      (_request, response, { pathname }) => {
        if (pathname !== paths.daily) response.writeHead(404).end();
        else send(response, toXml(dayOf(now()), rates));
      },
      { ownWays },
    ),
    port,
  );
  return { url: `${url}${paths.daily}`, close };
}

type Response = Parameters<OwnWays[string]>[0];

function send(response: Response, xml: string): void {
  response.writeHead(200, { 'content-type': 'text/xml' }).end(xml);
}

/** The day itself, or the Friday before it. */
function dayOf(now: Date): string {
  const day = new Date(now);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

function toXml(day: string, of: Record<string, string>): string {
  const cubes = Object.entries(of).map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<gesmes:Sender><gesmes:name>Stand-in for the European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='${day}'>${cubes.join('')}</Cube></Cube>
</gesmes:Envelope>
`;
}
