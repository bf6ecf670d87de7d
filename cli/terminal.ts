/** Whether somebody sits at a terminal that can show a screen. */
export const onTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.TERM !== 'dumb';
