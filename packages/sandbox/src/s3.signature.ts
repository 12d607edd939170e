import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Keys = { accessKeyId: string; secretAccessKey: string };

type Sent = { url: URL; body: Buffer };

/**
 * The error code with which Amazon would refuse the request's signature (version 4, in headers); none where it is
 * right.
 */
export function signatureFault(request: IncomingMessage, { url, body }: Sent, keys: Keys) {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': digest } = request.headers;
  const [, accessKeyId, day = '', region = '', signedNames = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  if (accessKeyId === undefined) return 'AccessDenied';
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const names = signedNames.split(';');
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied';
  const canonical = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    ...names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signedNames,
    digest,
  ].join('\n');

  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (parent, part) => createHmac('sha256', parent).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  );
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const expected = createHmac('sha256', key).update(toSign).digest('hex');
  return signature === expected ? undefined : 'SignatureDoesNotMatch';
}

function sha256(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex');
}
