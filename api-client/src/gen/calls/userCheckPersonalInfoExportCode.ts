// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { UserCheckPersonalInfoExportCodeContent, UserCheckPersonalInfoExportCodeRequest } from '../types.ts';

/**
 * Confirm the export with a code: POST user/checkPersonalInfoExportCode
 *
 * Confirms the export of personal data by a code (proposed).
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42104: the code has run out, or none was sent
 */
export function userCheckPersonalInfoExportCode(gateway: Gateway, request: UserCheckPersonalInfoExportCodeRequest, options?: CallOptions): Reply<UserCheckPersonalInfoExportCodeContent, 42101 | 42102 | 42104> {
    return gateway.call({ path: 'user/checkPersonalInfoExportCode', write: true }, request, options);
}

/** user/checkPersonalInfoExportCode for a mutation library. */
export function userCheckPersonalInfoExportCodeMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/checkPersonalInfoExportCode'] as const,
        mutationFn: (request: UserCheckPersonalInfoExportCodeRequest) => userCheckPersonalInfoExportCode(gateway, request),
    };
}
