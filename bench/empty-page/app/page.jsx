import { Counter } from './counter'

export default function Page() {
  return (
    <main>
      <h1>Empty page</h1>
      <Counter />
      <p>
        <a href="/one">One</a> <a href="/two">Two</a> <a href="/three">Three</a>
      </p>
    </main>
  )
}
