const LONGEST_WAIT_MS = 8_000

/**
 * Runs with the page's first script and covers the time until its islands are hydrated, or all of it should they never be.
 * Forms do nothing until then: what is typed must not get into the server's log. The question is asked after hydration
 * (replay-submit.ts). A script that fails or takes too long marks the page, and so does a change: not-loaded.css shows the
 * notice, and hides results that no longer belong to the fields. A link to the page in another language takes query and fragment along.
 */
export const beforeHydrationScript = `(()=>{var d=document.documentElement.dataset,on=(n,f)=>addEventListener(n,f,true),
fail=()=>d.notLoaded='',hold=e=>{var t=e.target,f=t.closest&&t.closest('site-island[waiting] form');
if(f&&(t==f||e.key=='Enter'&&!e.isComposing&&t.matches('input'))){e.preventDefault();f.early=t}};
on('submit',hold);on('keydown',hold);
on('input',e=>{if(e.target.closest('site-island[waiting]'))d.changed=''});
on('error',e=>{if(e.target.tagName=='SCRIPT'||e.target.rel=='modulepreload')fail()});
on('click',e=>{var t=e.target,a=t.closest('[data-language]');if(a)a.search=location.search,a.hash=location.hash;if(t.closest('.not-loaded button'))location.reload()});
setTimeout(fail,${LONGEST_WAIT_MS})})()`
