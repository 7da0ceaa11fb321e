/** Questions that are asked one after another; a wrong answer does not keep the next from being asked. */
export interface Inquiry {
  ask: (question: () => Promise<void>) => Promise<void>;
  /** Notes that something is wrong. */
  fail: (message: string) => void;
  /** @throws all that was wrong */
  end: () => void;
}

export function createInquiry(): Inquiry {
  const errors: Error[] = [];
  return {
    async ask(question) {
      try {
        await question();
      } catch (error) {
        errors.push(error as Error);
      }
    },
    fail(message) {
      errors.push(new Error(message));
    },
    end() {
      const [first] = errors;
      if (first) {
        first.message = errors.map(({ message }) => message).join('\n\n');
        throw first;
      }
    },
  };
}
