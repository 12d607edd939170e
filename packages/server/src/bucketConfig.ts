import { z } from 'zod';

const optional = z.string().optional();

/** The variables of a bucket for users' files; without it they are in the data folder. */
export const bucketEnvironment = {
  /** Its endpoint, such as https://s3.eu-west-3.amazonaws.com. */
  FILES_S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'write an address such as https://s3.eu-west-3.amazonaws.com.',
    })
    .optional(),
  FILES_S3_REGION: optional,
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]*$/, 'write the name of the bucket: lower-case letters, digits, - and dots.')
    .optional(),
  FILES_S3_ACCESS_KEY_ID: optional,
  FILES_S3_SECRET_ACCESS_KEY: optional,
  /** Whether the bucket's name is in the path, or else before the endpoint's name. */
  FILES_S3_PATH_STYLE: z.enum(['true', 'false'], 'write true or false.').default('true'),
};

/** A bucket of Amazon S3, or of a compatible service. */
export type Bucket = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  pathStyle: boolean;
};

const shape = z.object(bucketEnvironment);

/** Answers a sentence instead if the variables do not go together. */
export function readBucket(e: z.infer<typeof shape>): Bucket | string | undefined {
  const endpoint = e.FILES_S3_ENDPOINT;
  const region = e.FILES_S3_REGION;
  const bucket = e.FILES_S3_BUCKET;
  const accessKeyId = e.FILES_S3_ACCESS_KEY_ID;
  const secretAccessKey = e.FILES_S3_SECRET_ACCESS_KEY;
  if (endpoint && region && bucket && accessKeyId && secretAccessKey) {
    const pathStyle = e.FILES_S3_PATH_STYLE === 'true';
    return { endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle };
  }
  if (endpoint || region || bucket || accessKeyId || secretAccessKey) {
    return 'FILES_S3_ENDPOINT, _REGION, _BUCKET, _ACCESS_KEY_ID and _SECRET_ACCESS_KEY go together.';
  }
  return undefined;
}
