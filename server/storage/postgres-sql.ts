/** The statements for PostgreSQL. Each is named, so that a connection prepares it once, and does its work in one round trip. */

/**
 * Appends to several matches, at most one each, in one statement: one transaction, one flush, one round trip. A match whose size
 * or epoch differs from what its append expects is left out; the result names those that were written. A duplicate id fails the
 * whole statement, and the caller then tries the appends one by one. An epoch of -1 is any: this server is alone.
 */
export const APPEND = {
  name: 'starboard-append',
  text: `
    with want as (select * from unnest($1::text[], $2::integer[], $3::integer[], $14::bigint[]) as w(id, first, count, epoch)),
    made as (
      insert into match (id, size) select id, count from want where first = 0 and count > 0 and epoch < 0
      on conflict do nothing returning key, id
    ),
    grown as (
      -- Without lines it is a snapshot alone, of lines that must be there.
      update match m set size = m.size + w.count from want w
      where m.id = w.id and (w.epoch < 0 or m.epoch = w.epoch) and (m.size = w.first and w.count > 0 or w.count = 0 and m.size >= w.first)
      returning m.key, m.id
    ),
    won as (select key, id from made union all select key, id from grown),
    lines as (
      insert into match_line (match, n, at, ids, body)
      select won.key, l.n, l.at, l.ids, l.body
      from unnest($4::text[], $5::integer[], $6::double precision[], $7::text[], $8::text[]) as l(id, n, at, ids, body) join won on won.id = l.id
    ),
    ids as (
      insert into match_id (match, id) select won.key, u.used from unnest($9::text[], $10::text[]) as u(id, used) join won on won.id = u.id
    ),
    shots as (
      select won.key, s.n, s.body from unnest($11::text[], $12::integer[], $13::text[]) as s(id, n, body) join won on won.id = s.id
    ),
    kept as (
      insert into match_snapshot (match, n, body) select key, n, body from shots on conflict (match, n) do update set body = excluded.body
    ),
    dropped as (
      -- The statement does not see what it inserts itself, so the newest two are counted with the new one added.
      delete from match_snapshot o using shots s where o.match = s.key and o.n not in (
        select n from (select n from match_snapshot where match = s.key union select s.n) x order by n desc limit 2
      )
    )
    select id from won`,
};

export const SIZE = { name: 'starboard-size', text: 'select size, epoch from match where id = $1' };
export const SNAPSHOT = {
  name: 'starboard-snapshot',
  text: `select m.key, s.n, s.body from match m
         left join lateral (select n, body from match_snapshot where match = m.key order by n desc limit 1) s on true where m.id = $1 and m.size > 0`,
};
export const KEY = { name: 'starboard-key', text: 'select key from match where id = $1' };
export const LINES = { name: 'starboard-lines', text: 'select n, at, ids, body from match_line where match = $1 and n >= $2 order by n limit $3' };
export const LINES_OF = {
  name: 'starboard-lines-of',
  text: 'select n, at, ids, body from match_line where match = (select key from match where id = $1) and n >= $2 order by n limit $3',
};
/** Changes nothing: when it is done, the standby has everything of the match that is there. */
export const TOUCH = { name: 'starboard-touch', text: 'update match set size = size where id = $1' };
export const HAS_ID = { name: 'starboard-has-id', text: 'select 1 from match_id where match = (select key from match where id = $1) and id = $2' };
export const REMOVE = {
  name: 'starboard-remove',
  text: `
    with gone as (delete from match where id = $1 returning key),
    lines as (delete from match_line using gone where match = gone.key),
    ids as (delete from match_id using gone where match = gone.key)
    delete from match_snapshot using gone where match = gone.key`,
};

const KEYS = 'insert into doc_key (kind, key, value, created) select $1, k.key, k.value, created from written, unnest';
export const CREATE = {
  name: 'starboard-create',
  text: `
    with written as (
      insert into doc (kind, id, version, doc) values ($1, $2, 1, $3) on conflict do nothing returning created, version
    ),
    keys as (${KEYS}($4::text[], $5::text[]) as k(key, value))
    select version from written`,
};
export const REPLACE = {
  name: 'starboard-replace',
  text: `
    with written as (
      update doc set doc = $3, version = version + 1 where kind = $1 and id = $2 and version = $6 returning created, version
    ),
    -- Keys that stay are not touched: the same row cannot be deleted and inserted by one statement.
    gone as (
      delete from doc_key o using written w
      where o.created = w.created and (o.key, o.value) not in (select * from unnest($4::text[], $5::text[]))
    ),
    keys as (${KEYS}($4::text[], $5::text[]) as k(key, value) on conflict do nothing)
    select version from written`,
};
export const GET = { name: 'starboard-get', text: 'select version, doc from doc where kind = $1 and id = $2' };
export const CREATED = { name: 'starboard-created', text: 'select created from doc where kind = $1 and id = $2' };
export const FIND = {
  name: 'starboard-find',
  text: `
    select d.id, d.version, d.doc from doc_key k join doc d on d.created = k.created
    where k.kind = $1 and k.key = $2 and k.value = $3 and k.created < $4 order by k.created desc limit $5`,
};
export const DELETE = {
  name: 'starboard-delete',
  text: `
    with gone as (delete from doc where kind = $1 and id = $2 returning created)
    delete from doc_key k using gone where k.created = gone.created`,
};
