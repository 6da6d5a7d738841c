// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { asForm } from '../../packForm.ts';
import { gStatusReply } from '../guards/StatusReply.ts';
import type { CreditOcrScreenshotAuthContent, CreditOcrScreenshotAuthRequest } from '../types.ts';

/**
 * Authorise by screenshot: POST credit/ocrScreenshotAuth
 *
 * Proves something by a screenshot: status 2 did not pass, 3 passed (proposed).
 * - Result 42141: the proof is refused; the text says why
 */
export function creditOcrScreenshotAuth(gateway: Gateway, request: CreditOcrScreenshotAuthRequest, options?: CallOptions): Reply<CreditOcrScreenshotAuthContent, 42141> {
    return gateway.call({ path: 'credit/ocrScreenshotAuth', guard: gStatusReply, pack: asForm, write: true, log: ['authId'] }, request, options);
}

/** credit/ocrScreenshotAuth for a mutation library. */
export function creditOcrScreenshotAuthMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/ocrScreenshotAuth'] as const,
        mutationFn: (request: CreditOcrScreenshotAuthRequest) => creditOcrScreenshotAuth(gateway, request),
    };
}
