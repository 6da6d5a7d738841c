// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPermission } from '../guards/Permission.ts';
import type { UserCheckPersonalInfoExportContent, UserCheckPersonalInfoExportRequest } from '../types.ts';

/**
 * May personal data be exported: POST user/checkPersonalInfoExport
 *
 * Whether personal data may be exported now; when it may, a code is on its way to the number of the account. Asked
 * again after a minute, it sends a new one; so it is a change, and never repeated by itself (proposed).
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42103: the last code was sent less than a minute ago
 */
export function userCheckPersonalInfoExport(gateway: Gateway, request: UserCheckPersonalInfoExportRequest = {}, options?: CallOptions): Reply<UserCheckPersonalInfoExportContent, 42102 | 42103> {
    return gateway.call({ path: 'user/checkPersonalInfoExport', guard: gPermission, write: true }, request, options);
}

/** user/checkPersonalInfoExport for a mutation library. */
export function userCheckPersonalInfoExportMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/checkPersonalInfoExport'] as const,
        mutationFn: (request: UserCheckPersonalInfoExportRequest = {}) => userCheckPersonalInfoExport(gateway, request),
    };
}
