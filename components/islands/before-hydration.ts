const LONGEST_WAIT_MS = 8_000

/**
 * Runs with the page's first script and covers the time until its islands are hydrated, or all of it should
 * they never be. Forms do nothing until then: what is typed must not get into the server's log. The question
 * is asked after hydration (replay-submit.ts). What was tapped and what was changed is noted at its island in
 * its order (replay-changes.ts); a button that is disabled as built fires no click, so there the lifting of
 * the finger counts. A script that fails or takes too long marks the page, and so does a change:
 * not-loaded.css shows the notice, and hides results that no longer belong to the fields. A link to the page
 * in another language takes query and fragment along; a skip link leaves the fragment, which holds the
 * visitor's values.
 */
export const beforeHydrationScript = `(()=>{var d=document.documentElement.dataset,on=(n,f)=>addEventListener(n,f,true),
fail=()=>d.notLoaded='',hold=e=>{var t=e.target,f=t.closest&&t.closest('site-island[waiting] form');
if(f&&(t==f||e.key=='Enter'&&!e.isComposing&&t.matches('input'))){e.preventDefault();f.early=t}},
note=t=>{var i=t?.closest('site-island[waiting]');if(i)(i.early??=[]).push(t),d.changed=''};
on('submit',hold);on('keydown',hold);
on('input',e=>note(e.target));
on('pointerup',e=>note(e.target.closest(':disabled')));
on('error',e=>{if(e.target.tagName=='SCRIPT')fail()});
on('click',e=>{var t=e.target,a=t.closest('[data-language]');if(t.className=='skip-link'){e.preventDefault();t=document.querySelector(t.hash);t.tabIndex=-1;t.focus()}note(t.closest('[type=button]:not([popovertarget])'));if(a)a.search=location.search,a.hash=location.hash;if(t.closest('.not-loaded button'))location.reload()});
setTimeout(fail,${LONGEST_WAIT_MS})})()`
