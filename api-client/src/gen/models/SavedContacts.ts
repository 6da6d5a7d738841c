// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * A contact that was refused.
 */
const zContactException = /*#__PURE__*/ lazySchema(() => z.object({
    contactLevel: z.nullish(z.number().check(whole)),
    reasonCode: z.nullish(z.number().check(whole))
}));

/**
 * A contact that was kept.
 */
const zSavedContact = /*#__PURE__*/ lazySchema(() => z.object({
    contactLevel: z.nullish(z.number().check(whole))
}));

/**
 * Which contacts were kept, and which were refused and why.
 */
export const zSavedContacts = /*#__PURE__*/ lazySchema(() => z.object({
    userContactInfos: z.nullish(z.array(zSavedContact())),
    userContactExceptionInfos: z.nullish(z.array(zContactException()))
}));

