// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { oneOf } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zWhen } from '../models/When.ts';

/**
 * State of the review.
 */
export const zPublishStatus = /*#__PURE__*/ lazySchema(() => z.object({
    auditStatus: z.string().check(oneOf([
        'auditing',
        'auditSuccess',
        'auditFailure'
    ])),
    instShareProfitNew: z.nullish(z.string().check(oneOf(['leadFlow', 'koo']))),
    auditTime: z.nullish(zWhen())
}));

