// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { within } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * An identifier made by the server. Opaque: it is sent back as it came.
 */
export const zId = /*#__PURE__*/ lazySchema(() => z.string().check(within(1, 128)));

