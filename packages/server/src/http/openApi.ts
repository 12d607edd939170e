import { contract } from '@cartouche/contract/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

import type { Config } from '../config.ts';

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

/** The contract as an OpenAPI 3.1 document, for authors of other clients. */
export function openApiDocument(config: Config) {
  return generator.generate(contract, {
    info: { title: 'Cartouche', version: '1' },
    servers: [{ url: `${config.publicUrl}/api` }],
  });
}
