import type { ComponentProps } from 'react'

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border text-[0.9375rem] font-medium no-underline eased disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:size-[1.125rem] [&_svg]:shrink-0'
const VARIANTS = {
  primary: 'border-action bg-action text-on-accent hover:border-action-strong hover:bg-action-strong',
  outline: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-link hover:bg-sunken',
}
const SIZES = { default: 'px-4', icon: 'w-11' }

interface ButtonLook {
  variant?: keyof typeof VARIANTS | undefined
  size?: keyof typeof SIZES | undefined
  className?: string | undefined
}

/** The classes of a button, also for a link that looks like one. */
export function buttonVariants({
  variant = 'primary',
  size = 'default',
  className,
}: ButtonLook = {}): string {
  const classes = `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`
  return className ? `${classes} ${className}` : classes
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook

export function Button({ className, variant, size, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />
}
