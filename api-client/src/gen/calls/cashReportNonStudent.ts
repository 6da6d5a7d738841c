// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CashReportNonStudentContent, CashReportNonStudentRequest } from '../types.ts';

/**
 * Non-student promise: POST cash/reportNonStudent
 *
 * Records the promise not to be a student. A failure shows its message or 系统异常，请稍后重试 (proposed).
 */
export function cashReportNonStudent(gateway: Gateway, request: CashReportNonStudentRequest, options?: CallOptions): Reply<CashReportNonStudentContent, never> {
    return gateway.call({ path: 'cash/reportNonStudent', write: true, log: ['confirmed'] }, request, options);
}

/** cash/reportNonStudent for a mutation library. */
export function cashReportNonStudentMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/reportNonStudent'] as const,
        mutationFn: (request: CashReportNonStudentRequest) => cashReportNonStudent(gateway, request),
    };
}
