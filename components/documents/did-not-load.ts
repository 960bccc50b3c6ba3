/** Whether a script or a file did not come, which can be asked for again; any other fault is ours to mend. */
export const didNotLoad = (fault: unknown): boolean =>
  fault instanceof Error && /load|fetch|import|HTTP error/i.test(fault.message)
