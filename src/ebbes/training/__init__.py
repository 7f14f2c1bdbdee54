"""How the policies are learnt: self-play inside the kernel. `ebbes train` runs it again."""
