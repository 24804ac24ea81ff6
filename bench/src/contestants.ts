import type { TalkingPerson } from './people.ts';
import { direct, throughFloor, throughPipe, throughServer } from './people.ts';
import type { RunningServer } from './server-under-test.ts';
import type { Contestant, Setting } from './setting.ts';

/** The ways to the fake model. The server's way goes round all sessions before one is used again. */
export function contestantsFor(setting: Setting, server: RunningServer, people: TalkingPerson[]): Contestant[] {
  return [
    directContestant(setting),
    pipeContestant(setting),
    floorContestant(setting),
    serverContestant(server, people),
  ];
}

function repeat<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}

function directContestant({ model, modelPort }: Setting): Contestant {
  return { variant: 'direct', pid: model.pid, requests: (count) => repeat(count, () => direct(modelPort)) };
}

export function pipeContestant({ pipe, pipePort }: Pick<Setting, 'pipe' | 'pipePort'>): Contestant {
  return { variant: 'pipe', pid: pipe.pid, requests: (count) => repeat(count, () => throughPipe(pipePort)) };
}

function floorContestant({ floor, floorPort }: Setting): Contestant {
  return { variant: 'floor', pid: floor.pid, requests: (count) => repeat(count, () => throughFloor(floorPort)) };
}

export function serverContestant({ helper, port }: RunningServer, people: TalkingPerson[]): Contestant {
  let next = 0;
  const takeTurn = () => {
    const person = people[next % people.length];
    next += 1;
    if (!person) throw new Error('nobody signed up');
    return throughServer(port, person);
  };
  return { variant: 'server', pid: helper.pid, requests: (count) => repeat(count, takeTurn) };
}
