-- First games are fixed and count in no statistics; how many learners come to each of their steps is counted, but not who.
alter table board add column is_lesson integer not null default 0;

create table lesson_step (
  game text not null,
  step text not null,
  reached integer not null,
  primary key (game, step)
);
