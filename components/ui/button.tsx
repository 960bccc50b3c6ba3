import type { ComponentProps } from 'react'

/** `quiet` and `default` are what a button is without another class. */
const VARIANTS = { primary: ' button-primary', outline: ' button-outline', quiet: '' }
const SIZES = { default: '', icon: ' button-icon' }

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
  return `button eased${VARIANTS[variant]}${SIZES[size]}${className ? ` ${className}` : ''}`
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook

export function Button({ className, variant, size, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />
}
