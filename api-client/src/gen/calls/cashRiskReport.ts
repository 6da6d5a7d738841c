// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CashRiskReportContent, CashRiskReportRequest } from '../types.ts';

/**
 * Report risk signals: POST cash/riskReport
 *
 * Hands signals of device and behaviour to the risk engine; failures are ignored by the page (proposed).
 */
export function cashRiskReport(gateway: Gateway, request: CashRiskReportRequest, options?: CallOptions): Reply<CashRiskReportContent, never> {
    return gateway.call({ path: 'cash/riskReport', write: true, log: ['scene'] }, request, options);
}

/** cash/riskReport for a mutation library. */
export function cashRiskReportMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/riskReport'] as const,
        mutationFn: (request: CashRiskReportRequest) => cashRiskReport(gateway, request),
    };
}
