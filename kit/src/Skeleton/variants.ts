export const skeletonShapes = ['line', 'block', 'circle'] as const
