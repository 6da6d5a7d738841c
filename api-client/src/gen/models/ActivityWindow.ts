// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zFlag } from '../models/Flag.ts';

/**
 * The agreement of a protocol window.
 */
const zWindowProtocol = /*#__PURE__*/ lazySchema(() => z.object({
    linkUrl: z.nullish(z.string()),
    isDefaultSelected: z.nullish(z.number().check(whole))
}));

/**
 * A pop-up of an activity (spec 3).
 */
export const zActivityWindow = /*#__PURE__*/ lazySchema(() => z.object({
    id: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    styleTemplate: z.nullish(z.string()),
    popImgUrl: z.nullish(z.string()),
    popImgHrefUrl: z.nullish(z.string()),
    popTitle: z.nullish(z.string()),
    popName: z.nullish(z.string()),
    popContent: z.nullish(z.string()),
    bottonText: z.nullish(z.string()),
    bottonHrefUrl: z.nullish(z.string()),
    showMn: z.nullish(zFlag()),
    protocolDTO: z.nullish(zWindowProtocol())
}));

