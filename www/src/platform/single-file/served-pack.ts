// A single file has no host: its pack is a file that a visitor hands over.

export const isServed = false;

export const keptPack = async (_: string): Promise<Blob | null> => null;

export const fetchPack = async (name: string, _: (loaded: number) => void): Promise<Blob> => {
  throw new Error(`no host has ${name}`);
};
