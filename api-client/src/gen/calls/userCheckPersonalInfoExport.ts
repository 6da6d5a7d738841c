// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zPermission } from '../models/Permission.ts';
import type { UserCheckPersonalInfoExportContent, UserCheckPersonalInfoExportRequest } from '../types.ts';

export const zUserCheckPersonalInfoExportContent = /*#__PURE__*/ lazySchema(() => zPermission());

/**
 * May personal data be exported: POST user/checkPersonalInfoExport
 *
 * Whether personal data may be exported now (proposed).
 */
export function userCheckPersonalInfoExport(gateway: Gateway, request: UserCheckPersonalInfoExportRequest = {}, options?: CallOptions): Promise<UserCheckPersonalInfoExportContent> {
    return gateway.call({ path: 'user/checkPersonalInfoExport', content: zUserCheckPersonalInfoExportContent, attempts: 2 }, request, options);
}

/** user/checkPersonalInfoExport for a query library: the key holds path and request. */
export function userCheckPersonalInfoExportQuery(gateway: Gateway, request: UserCheckPersonalInfoExportRequest = {}) {
    return {
        queryKey: ['user/checkPersonalInfoExport', request] as const,
        queryFn: (context: CallOptions) => userCheckPersonalInfoExport(gateway, request, { signal: context.signal }),
    };
}
